/**
 * @generated SignedSource<<afb11223684701e6b4261430955d64c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Byline_user$data = {
  readonly badge: string;
  readonly isDeleted: boolean;
  readonly slug: string;
  readonly username: string;
  readonly " $fragmentType": "Byline_user";
};
export type Byline_user$key = {
  readonly " $data"?: Byline_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Byline_user",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "badge",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDeleted",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "b0623cd26d80311fcb23b11c8b4363da";

export default node;
