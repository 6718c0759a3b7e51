/**
 * @generated SignedSource<<261021e843bd53875cbfc5dc15948883>>
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
    readonly username: string;
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
  "argumentDefinitions": [
    {
      "defaultValue": 30,
      "kind": "LocalArgument",
      "name": "last"
    }
  ],
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
      "args": [
        {
          "kind": "Variable",
          "name": "last",
          "variableName": "last"
        }
      ],
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

(node as any).hash = "93a255a558e6d304402ef3ed5c005b7b";

export default node;
