/**
 * @generated SignedSource<<cfe0b4f7fe0273248cf5db4f9dc0e9b1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MembersTable_user$data = {
  readonly administration: {
    readonly isVerified: boolean;
    readonly lastSeenAt: string | null | undefined;
    readonly openReports: number;
  } | null | undefined;
  readonly insertedAt: string;
  readonly roleId: number;
  readonly slug: string;
  readonly username: string;
  readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  readonly " $fragmentType": "MembersTable_user";
};
export type MembersTable_user$key = {
  readonly " $data"?: MembersTable_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MembersTable_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MembersTable_user",
  "selections": [
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
      "name": "username",
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
      "kind": "ScalarField",
      "name": "insertedAt",
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
          "name": "isVerified",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "openReports",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastSeenAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Byline_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "21be6f00c1714cbebec35e9d84c43ad5";

export default node;
