/**
 * @generated SignedSource<<199e92d1ce172471f6ccb6c756fa6dd8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "COMMENT" | "MESSAGE" | "POST" | "REPLY" | "THREAD" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
import type { FragmentRefs } from "relay-runtime";
export type FlaggedItem_flag$data = {
  readonly flagCount: number;
  readonly flaggers: ReadonlyArray<{
    readonly id: string;
    readonly username: string;
  }>;
  readonly item: {
    readonly assocType: AssocType;
    readonly author: {
      readonly " $fragmentSpreads": FragmentRefs<"Byline_user">;
    };
    readonly body: string;
    readonly id: string;
    readonly insertedAt: string;
    readonly title?: string;
    readonly " $fragmentSpreads": FragmentRefs<"Decide_item">;
  };
  readonly lastFlaggedAt: string;
  readonly " $fragmentType": "FlaggedItem_flag";
};
export type FlaggedItem_flag$key = {
  readonly " $data"?: FlaggedItem_flag$data;
  readonly " $fragmentSpreads": FragmentRefs<"FlaggedItem_flag">;
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
  "name": "FlaggedItem_flag",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flagCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastFlaggedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "flaggers",
      "plural": true,
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
          "name": "assocType",
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
          "name": "insertedAt",
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
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            }
          ],
          "type": "Thread",
          "abstractKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Decide_item"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlaggedContent",
  "abstractKey": null
};
})();

(node as any).hash = "b7ef0d8758cfb82e2d978aa0f5c719f2";

export default node;
