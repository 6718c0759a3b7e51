/**
 * @generated SignedSource<<dd0a26037fc5d045c89fd97a88d5aae8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecoveryForm_user$data = {
  readonly administration: {
    readonly hasSecondFactor: boolean | null | undefined;
    readonly maskedEmail: string | null | undefined;
    readonly recoveryNeedsSecond: boolean;
  } | null | undefined;
  readonly id: string;
  readonly " $fragmentType": "RecoveryForm_user";
};
export type RecoveryForm_user$key = {
  readonly " $data"?: RecoveryForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecoveryForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecoveryForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberAdministration",
      "kind": "LinkedField",
      "name": "administration",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maskedEmail",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasSecondFactor",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryNeedsSecond",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "311aeeae6ec72980f5f49c0b83226ff4";

export default node;
