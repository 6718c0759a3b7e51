/**
 * @generated SignedSource<<4b315f3b9024602160cac5848a64720f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigestTimeForm_user$data = {
  readonly digestTime: {
    readonly hour: number;
    readonly weekday: number;
    readonly zone: string;
  } | null | undefined;
  readonly " $fragmentType": "DigestTimeForm_user";
};
export type DigestTimeForm_user$key = {
  readonly " $data"?: DigestTimeForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DigestTimeForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DigestTimeForm_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DigestTime",
      "kind": "LinkedField",
      "name": "digestTime",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hour",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "weekday",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "zone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "d0b5f2f2a170ffa561ec2d880fc6a4f7";

export default node;
