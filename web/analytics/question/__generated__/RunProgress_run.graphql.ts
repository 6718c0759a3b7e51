/**
 * @generated SignedSource<<8c4b9376c07710ca9984c2db68c22ff3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type QuestionState = "DONE" | "FAILED" | "LIVE" | "RUNNING" | "STOPPED";
import type { FragmentRefs } from "relay-runtime";
export type RunProgress_run$data = {
  readonly done: number;
  readonly rate: number;
  readonly remaining: number | null | undefined;
  readonly share: number;
  readonly state: QuestionState;
  readonly " $fragmentType": "RunProgress_run";
};
export type RunProgress_run$key = {
  readonly " $data"?: RunProgress_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"RunProgress_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RunProgress_run",
  "selections": [
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
      "name": "done",
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
      "name": "share",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "remaining",
      "storageKey": null
    }
  ],
  "type": "QuestionRun",
  "abstractKey": null
};

(node as any).hash = "36257c4d4301522e600b70c0e74b9048";

export default node;
