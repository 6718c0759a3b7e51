/**
 * @generated SignedSource<<0fa1bdc6a8001a1c085a84df1d06e2bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRecoveryWay = "EMAIL" | "SECOND_FACTOR";
import type { FragmentRefs } from "relay-runtime";
export type OwnRecovery_user$data = {
  readonly accessRecovery: {
    readonly due: string | null | undefined;
    readonly way: AccessRecoveryWay;
  } | null | undefined;
  readonly " $fragmentType": "OwnRecovery_user";
};
export type OwnRecovery_user$key = {
  readonly " $data"?: OwnRecovery_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnRecovery_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OwnRecovery_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AccessRecovery",
      "kind": "LinkedField",
      "name": "accessRecovery",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "way",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "due",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "63122c3c221ce3a1c8094c9ba9edc025";

export default node;
