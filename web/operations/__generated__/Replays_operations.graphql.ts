/**
 * @generated SignedSource<<4d64568a45c9f71ded69ef5169934975>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReplayState = "CANCELLED" | "COMPARING" | "DONE" | "FAILED" | "PAUSED" | "RUNNING" | "SWAPPING" | "WAITING";
export type ReplayWish = "CANCEL" | "PAUSE" | "RUN";
import type { FragmentRefs } from "relay-runtime";
export type Replays_operations$data = {
  readonly replays: ReadonlyArray<{
    readonly askedAt: string;
    readonly askedBy: string;
    readonly different: number;
    readonly done: number;
    readonly equal: number;
    readonly error: string | null | undefined;
    readonly finishedAt: string | null | undefined;
    readonly id: string;
    readonly isYielding: boolean;
    readonly joinedBy: ReadonlyArray<string>;
    readonly projections: ReadonlyArray<string>;
    readonly rate: number | null | undefined;
    readonly remaining: number | null | undefined;
    readonly share: number;
    readonly state: ReplayState;
    readonly wish: ReplayWish;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Rebuild_operations">;
  readonly " $fragmentType": "Replays_operations";
};
export type Replays_operations$key = {
  readonly " $data"?: Replays_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Replays_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Replays_operations",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Rebuild_operations"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Replay",
      "kind": "LinkedField",
      "name": "replays",
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
          "name": "projections",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedBy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "askedAt",
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
          "name": "wish",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remaining",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isYielding",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "equal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "different",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "finishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "7bf141d888a3a141e9d84aebb7d8db7b";

export default node;
