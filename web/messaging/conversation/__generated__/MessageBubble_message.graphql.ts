/**
 * @generated SignedSource<<07f3a54dc46197ccd6b7b4b3916473e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MessageBubble_message$data = {
  readonly body: string;
  readonly changeableUntil: string | null | undefined;
  readonly editedAt: string | null | undefined;
  readonly id: string;
  readonly insertedAt: string;
  readonly isRemoved: boolean;
  readonly reactionSummary: {
    readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
  };
  readonly " $fragmentType": "MessageBubble_message";
};
export type MessageBubble_message$key = {
  readonly " $data"?: MessageBubble_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"MessageBubble_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MessageBubble_message",
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
      "name": "isRemoved",
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
      "name": "changeableUntil",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ReactionSummary",
      "kind": "LinkedField",
      "name": "reactionSummary",
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
  "type": "Message",
  "abstractKey": null
};

(node as any).hash = "e8aa71821fc326cb9e2bb87452b8808a";

export default node;
