/**
 * @generated SignedSource<<e8d47d70ae99ba22440afb536afdfc8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleForm_user$data = {
  readonly id: string;
  readonly roleId: number;
  readonly " $fragmentType": "RoleForm_user";
};
export type RoleForm_user$key = {
  readonly " $data"?: RoleForm_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoleForm_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoleForm_user",
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
      "kind": "ScalarField",
      "name": "roleId",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6d29193581ba2bf28dbf505e4b936214";

export default node;
