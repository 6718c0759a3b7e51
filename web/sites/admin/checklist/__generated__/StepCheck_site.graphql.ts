/**
 * @generated SignedSource<<7ea303a1e992e8a06d818a7f66fa0338>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StepCheck_site$data = {
  readonly checklist: ReadonlyArray<{
    readonly isDone: boolean;
    readonly step: string;
  }>;
  readonly id: string;
  readonly purpose: string | null | undefined;
  readonly " $fragmentType": "StepCheck_site";
};
export type StepCheck_site$key = {
  readonly " $data"?: StepCheck_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"StepCheck_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StepCheck_site",
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
      "name": "purpose",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChecklistStep",
      "kind": "LinkedField",
      "name": "checklist",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "08bc4a2efb481974a12e0c12b4cfde50";

export default node;
