/**
 * @generated SignedSource<<8d8adfae87e959292d5ab3f12e8b5e08>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AccessRecoveryWay = "EMAIL" | "SECOND_FACTOR";
import type { FragmentRefs } from "relay-runtime";
export type OpenRecoveries_recoveries$data = ReadonlyArray<{
  readonly canConfirm: boolean;
  readonly due: string | null | undefined;
  readonly id: string;
  readonly user: {
    readonly slug: string;
    readonly username: string;
  };
  readonly way: AccessRecoveryWay;
  readonly " $fragmentType": "OpenRecoveries_recoveries";
}>;
export type OpenRecoveries_recoveries$key = ReadonlyArray<{
  readonly " $data"?: OpenRecoveries_recoveries$data;
  readonly " $fragmentSpreads": FragmentRefs<"OpenRecoveries_recoveries">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "OpenRecoveries_recoveries",
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
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "username",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canConfirm",
      "storageKey": null
    }
  ],
  "type": "AccessRecovery",
  "abstractKey": null
};

(node as any).hash = "bbc26e3a2c889a11f4115275af8876ba";

export default node;
