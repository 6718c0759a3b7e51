/**
 * @generated SignedSource<<80ab6e9c6aca3ff4af71b16c5a3729e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationMenu_conversation$data = {
  readonly id: string;
  readonly isArchived: boolean;
  readonly isBlocked: boolean;
  readonly user: {
    readonly id: string;
    readonly username: string;
  };
  readonly " $fragmentType": "ConversationMenu_conversation";
};
export type ConversationMenu_conversation$key = {
  readonly " $data"?: ConversationMenu_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationMenu_conversation">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationMenu_conversation",
  "selections": [
    (v0/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "isBlocked",
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
        (v0/*:: as any*/),
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
  "type": "Conversation",
  "abstractKey": null
};
})();

(node as any).hash = "5f37a83c159d66525884d90dd1706819";

export default node;
