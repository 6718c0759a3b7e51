/**
 * @generated SignedSource<<b56f0017250e07c06a97540fe92ddf2f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AssocType = "CAS" | "COMMENT" | "GALLERY" | "GRAPHIC" | "MESSAGE" | "PAGE" | "POLL" | "POST" | "QUIZ" | "RECIPE" | "REPLY" | "SPONSORED_ARTICLE" | "STORY" | "THREAD" | "USER" | "USER_PROFILE_STATUS" | "USER_PROFILE_STATUS_REPLY";
export type ReactionType = "LIKE" | "SAD" | "SAME" | "SUPPORT" | "WOW";
import type { FragmentRefs } from "relay-runtime";
export type ReactionButton_reactions$data = {
  readonly assocId: string;
  readonly assocType: AssocType;
  readonly id: string;
  readonly reactionAggregates: ReadonlyArray<{
    readonly count: number;
    readonly isSelected: boolean;
    readonly type: ReactionType;
  }>;
  readonly total: number;
  readonly " $fragmentType": "ReactionButton_reactions";
};
export type ReactionButton_reactions$key = {
  readonly " $data"?: ReactionButton_reactions$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReactionButton_reactions">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReactionButton_reactions",
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
      "name": "assocId",
      "storageKey": null
    },
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
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "chosen",
          "value": true
        }
      ],
      "concreteType": "ReactionAggregate",
      "kind": "LinkedField",
      "name": "reactionAggregates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSelected",
          "storageKey": null
        }
      ],
      "storageKey": "reactionAggregates(chosen:true)"
    }
  ],
  "type": "ReactionSummary",
  "abstractKey": null
};

(node as any).hash = "1d639564a4ee422f17456197643f5201";

export default node;
