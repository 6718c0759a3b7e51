/**
 * @generated SignedSource<<cb7b2b3ba1d3ac408c0d1c9761a7f945>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OFF_TOPIC" | "OTHER" | "PRIVACY" | "SPAM" | "WITHIN_RULES";
export type ModerationOperation = "ALLOW_PICTURE" | "DELETE" | "DISMISS" | "HIDE" | "LOCK" | "MERGE" | "MOVE" | "PIN" | "REMOVE_PICTURE" | "RESTORE" | "SPAM" | "WARN";
import type { FragmentRefs } from "relay-runtime";
export type DecisionRow_decision$data = {
  readonly assocId: string;
  readonly author: {
    readonly username: string;
  } | null | undefined;
  readonly by: {
    readonly username: string;
  };
  readonly canUndo: boolean;
  readonly decidedAt: string;
  readonly id: string;
  readonly item: {
    readonly body: string;
    readonly id: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly operation: ModerationOperation | null | undefined;
  readonly reason: DecisionReason | null | undefined;
  readonly site: {
    readonly name: string;
  } | null | undefined;
  readonly undoneAt: string | null | undefined;
  readonly undoneBy: {
    readonly username: string;
  } | null | undefined;
  readonly words: string | null | undefined;
  readonly " $fragmentType": "DecisionRow_decision";
};
export type DecisionRow_decision$key = {
  readonly " $data"?: DecisionRow_decision$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecisionRow_decision">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecisionRow_decision",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "assocId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "operation",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "words",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decidedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "undoneAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "canUndo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "by",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "undoneBy",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "author",
      "plural": false,
      "selections": (v1/*:: as any*/),
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SiteSummary",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
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
    }
  ],
  "type": "Decision",
  "abstractKey": null
};
})();

(node as any).hash = "ff203c0d5ac473f178d51a7c1b9179b9";

export default node;
