/**
 * @generated SignedSource<<60fa9483492422d9e0350c58d63ae086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentRule = "LINKS" | "RATE" | "REPEATS" | "WORDS";
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type ThreadArticle_thread$data = {
  readonly author: {
    readonly slug: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  };
  readonly body: string;
  readonly bookmark: {
    readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_bookmark">;
  };
  readonly category: {
    readonly name: string;
    readonly slug: string;
  } | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly heldBy: ContentRule | null | undefined;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly insertedAt: string;
  readonly isLocked: boolean;
  readonly isRemoved: boolean;
  readonly reactions: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
  };
  readonly slug: string;
  readonly state: ContentState;
  readonly tags: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly title: string;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_item" | "ContentEntries_item" | "UndoWithdrawal_item">;
  readonly " $fragmentType": "ThreadArticle_thread";
};
export type ThreadArticle_thread$key = {
  readonly " $data"?: ThreadArticle_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadArticle_thread">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadArticle_thread",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
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
      "name": "html",
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
      "kind": "ScalarField",
      "name": "editedAt",
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
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isLocked",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Tag",
      "kind": "LinkedField",
      "name": "tags",
      "plural": true,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "heldBy",
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
        },
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Byline_user"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReactionSummary",
      "kind": "LinkedField",
      "name": "reactions",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReactionButton_reactions"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Bookmark",
      "kind": "LinkedField",
      "name": "bookmark",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "BookmarkButton_bookmark"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentEntries_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoWithdrawal_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Attachments_item"
    }
  ],
  "type": "Thread",
  "abstractKey": null
};
})();

(node as any).hash = "0d7ec599c69750c2a1c76406c8682c6e";

export default node;
