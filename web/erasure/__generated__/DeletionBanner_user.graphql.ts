/**
 * @generated SignedSource<<40b5792d11aa66a6a8b20e99e8b81d55>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletionBanner_user$data = {
  readonly deletion: {
    readonly due: string | null | undefined;
    readonly held: boolean;
  } | null | undefined;
  readonly " $fragmentType": "DeletionBanner_user";
};
export type DeletionBanner_user$key = {
  readonly " $data"?: DeletionBanner_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletionBanner_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletionBanner_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Deletion",
      "kind": "LinkedField",
      "name": "deletion",
      "plural": false,
      "selections": [
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
          "name": "held",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "3333ab0fec1ad8540b2d50038703d7c5";

export default node;
