/**
 * @generated SignedSource<<a1d6ecde171a6eff64720b84d1c32633>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentRule = "LINKS" | "RATE" | "REPEATS" | "WORDS";
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type Contribution_item$data = {
  readonly author: {
    readonly slug: string;
    readonly username: string;
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  };
  readonly body: string;
  readonly bookmark?: {
    readonly " $fragmentSpreads": FragmentRefs<"BookmarkButton_bookmark">;
  };
  readonly editedAt: string | null | undefined;
  readonly heldBy: ContentRule | null | undefined;
  readonly html: string | null | undefined;
  readonly id: string;
  readonly insertedAt: string;
  readonly isRemoved: boolean;
  readonly reactions?: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
  };
  readonly state: ContentState;
  readonly " $fragmentSpreads": FragmentRefs<"Attachments_item" | "ContentEntries_item" | "UndoWithdrawal_item">;
  readonly " $fragmentType": "Contribution_item";
};
export type Contribution_item$key = {
  readonly " $data"?: Contribution_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Contribution_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Contribution_item",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "slug",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Byline_user"
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
        }
      ],
      "type": "Reactable",
      "abstractKey": "__isReactable"
    },
    {
      "kind": "InlineFragment",
      "selections": [
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
        }
      ],
      "type": "Bookmarkable",
      "abstractKey": "__isBookmarkable"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentEntries_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Attachments_item"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UndoWithdrawal_item"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "023fb60289d7ebc35ace10b9fe633627";

export default node;
