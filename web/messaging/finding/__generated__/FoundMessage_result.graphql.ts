/**
 * @generated SignedSource<<5ad5b049059d3d43bd3c081ccac54f2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FoundMessage_result$data = {
  readonly conversation: {
    readonly id: string;
    readonly isArchived: boolean;
    readonly user: {
      readonly avatar: {
        readonly thumb: string;
      } | null | undefined;
      readonly isDeleted: boolean;
      readonly username: string;
    };
  };
  readonly excerpt: ReadonlyArray<{
    readonly isMatch: boolean;
    readonly text: string;
  }>;
  readonly message: {
    readonly id: string;
    readonly insertedAt: string;
    readonly userId: string;
  };
  readonly " $fragmentType": "FoundMessage_result";
};
export type FoundMessage_result$key = {
  readonly " $data"?: FoundMessage_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"FoundMessage_result">;
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
  "name": "FoundMessage_result",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TextPart",
      "kind": "LinkedField",
      "name": "excerpt",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMatch",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Message",
      "kind": "LinkedField",
      "name": "message",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "insertedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Conversation",
      "kind": "LinkedField",
      "name": "conversation",
      "plural": false,
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
              "alias": null,
              "args": null,
              "concreteType": "Avatar",
              "kind": "LinkedField",
              "name": "avatar",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "thumb",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDeleted",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MessageSearchResult",
  "abstractKey": null
};
})();

(node as any).hash = "e6b5e7d60d9a5327251c4b3aafd1f7b6";

export default node;
