/**
 * @generated SignedSource<<47765a5ad0c6eb1bb9ee7d9c73bf3edf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ContentRule = "LINKS" | "RATE" | "REPEATS" | "WORDS";
export type ContentState = "DELETED" | "HELD" | "HIDDEN" | "SPAM" | "VISIBLE";
import type { FragmentRefs } from "relay-runtime";
export type MergedThreads_thread$data = {
  readonly merged: ReadonlyArray<{
    readonly author: {
      readonly username: string;
      readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
    };
    readonly body: string;
    readonly editedAt: string | null | undefined;
    readonly heldBy: ContentRule | null | undefined;
    readonly html: string | null | undefined;
    readonly id: string;
    readonly insertedAt: string;
    readonly isRemoved: boolean;
    readonly reactions: {
      readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
    };
    readonly state: ContentState;
    readonly tags: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly title: string;
    readonly " $fragmentSpreads": FragmentRefs<"Attachments_item" | "ContentEntries_item" | "UndoWithdrawal_item">;
  }>;
  readonly path: string;
  readonly " $fragmentType": "MergedThreads_thread";
};
export type MergedThreads_thread$key = {
  readonly " $data"?: MergedThreads_thread$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergedThreads_thread">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergedThreads_thread",
  "selections": [
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
      "concreteType": "Thread",
      "kind": "LinkedField",
      "name": "merged",
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
          "concreteType": "Tag",
          "kind": "LinkedField",
          "name": "tags",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
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
      "storageKey": null
    }
  ],
  "type": "Thread",
  "abstractKey": null
};

(node as any).hash = "5023b3123ddc90d7b1111d21fe478f80";

export default node;
