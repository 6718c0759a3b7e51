/**
 * @generated SignedSource<<f3bc3ebacb28c63966519abdcf810730>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationView_conversation$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly user: {
    readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalBar_conversation" | "ConversationMenu_conversation" | "MessageList_conversation" | "Notices_conversation" | "ReplyBox_conversation">;
  readonly " $fragmentType": "ConversationView_conversation";
};
export type ConversationView_conversation$key = {
  readonly " $data"?: ConversationView_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationView_conversation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationView_conversation",
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
      "name": "isArchived",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Byline_user"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalBar_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ConversationMenu_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MessageList_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Notices_conversation"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ReplyBox_conversation"
    }
  ],
  "type": "Conversation",
  "abstractKey": null
};

(node as any).hash = "2a8659f927426dcaf4cf91c564de2934";

export default node;
