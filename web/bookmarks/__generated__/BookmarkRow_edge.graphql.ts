/**
 * @generated SignedSource<<d9106a9e7e5f3e555afbf6ab5b26c5ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type BookmarkRow_edge$data = {
  readonly bookmarkedAt: string;
  readonly item: {
    readonly author: {
      readonly username: string;
    };
    readonly body: string;
    readonly isRemoved: boolean;
    readonly path: string;
    readonly subject?: {
      readonly assocType: AssocType;
      readonly title: string | null | undefined;
    };
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly node: {
    readonly assocId: string;
    readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_bookmark">;
  };
  readonly " $fragmentType": "BookmarkRow_edge";
};
export type BookmarkRow_edge$key = {
  readonly " $data"?: BookmarkRow_edge$data;
  readonly " $fragmentSpreads": FragmentRefs<"BookmarkRow_edge">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BookmarkRow_edge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookmarkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bookmark",
      "kind": "LinkedField",
      "name": "node",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "assocId",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookmarkButton_bookmark"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "item",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isRemoved",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "author",
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
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "subject",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "assocType",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "type": "Comment",
          "abstractKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookmarkEdge",
  "abstractKey": null
};
})();

(node as any).hash = "93f23f2df0c19d803932fe18a00c76a7";

export default node;
