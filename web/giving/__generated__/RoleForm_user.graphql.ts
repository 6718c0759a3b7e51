/**
 * @generated SignedSource<<511c24c78a4b44be5de1da469a98a156>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoleForm_user$data = {
  readonly administration: {
    readonly givableRoleIds: ReadonlyArray<number>;
    readonly roleRefusal: string | null | undefined;
  } | null | undefined;
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
          "name": "givableRoleIds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "roleRefusal",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "828ae3627b960c56bda67b8177e9f08e";

export default node;
