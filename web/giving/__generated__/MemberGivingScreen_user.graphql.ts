/**
 * @generated SignedSource<<4eed52542fc43c9bf8a81819a5a128d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberGivingScreen_user$data = {
  readonly givenChanges: ReadonlyArray<{
    readonly at: string;
    readonly by: {
      readonly username: string;
    } | null | undefined;
    readonly id: string;
    readonly reason: string | null | undefined;
    readonly words: string;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"AnalystForm_user" | "AwardsGiven_user" | "BadgesForm_user" | "MemberAccess_user" | "MemberFacts_user" | "RoleForm_user">;
  readonly " $fragmentType": "MemberGivingScreen_user";
};
export type MemberGivingScreen_user$key = {
  readonly " $data"?: MemberGivingScreen_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberGivingScreen_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberGivingScreen_user",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberFacts_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RoleForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BadgesForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AwardsGiven_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AnalystForm_user"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MemberAccess_user"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "GivenChange",
      "kind": "LinkedField",
      "name": "givenChanges",
      "plural": true,
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
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "by",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "username",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "6860708177cb80c155bfbac83be011d2";

export default node;
