/**
 * @generated SignedSource<<9d981135340b7804a97ff218cdf92a6a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DecisionReason = "DANGER" | "HARASSMENT" | "MISINFORMATION" | "OFF_TOPIC" | "OTHER" | "PRIVACY" | "SPAM" | "WITHIN_RULES";
export type PurgeReason = "ABUSE" | "COURT_ORDER" | "OTHER" | "PRIVACY";
import type { FragmentRefs } from "relay-runtime";
export type HistoryEntry_entry$data = {
  readonly action: string;
  readonly actor: {
    readonly username: string;
  } | null | undefined;
  readonly after: {
    readonly body: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly before: {
    readonly body: string;
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly decisionReason: DecisionReason | null | undefined;
  readonly occurredAt: string;
  readonly reason: PurgeReason | null | undefined;
  readonly revision: number;
  readonly seenRevision: number | null | undefined;
  readonly words: string | null | undefined;
  readonly " $fragmentType": "HistoryEntry_entry";
};
export type HistoryEntry_entry$key = {
  readonly " $data"?: HistoryEntry_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"HistoryEntry_entry">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HistoryEntry_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "actor",
      "plural": false,
      "selections": [
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
      "kind": "ScalarField",
      "name": "occurredAt",
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
      "name": "seenRevision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "decisionReason",
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
      "concreteType": "ContentText",
      "kind": "LinkedField",
      "name": "before",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentText",
      "kind": "LinkedField",
      "name": "after",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "HistoryEntry",
  "abstractKey": null
};
})();

(node as any).hash = "1665a99c4cb43cdccc1ad0732c9d61e2";

export default node;
