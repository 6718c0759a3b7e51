/**
 * @generated SignedSource<<15b4c08b72f6aad76c39bceab242da81>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectionCondition = "BEHIND" | "BUILDING" | "LIVE" | "STOPPED";
import type { FragmentRefs } from "relay-runtime";
export type Projections_operations$data = {
  readonly projections: ReadonlyArray<{
    readonly auditedAt: string | null | undefined;
    readonly behindEvents: number | null | undefined;
    readonly behindSeconds: number | null | undefined;
    readonly condition: ProjectionCondition;
    readonly drift: number | null | undefined;
    readonly id: string;
    readonly lagMs: number | null | undefined;
    readonly name: string;
    readonly position: string | null | undefined;
    readonly stepEvents: number | null | undefined;
    readonly stepMs: number | null | undefined;
    readonly version: number;
  }>;
  readonly " $fragmentType": "Projections_operations";
};
export type Projections_operations$key = {
  readonly " $data"?: Projections_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Projections_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Projections_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectionStatus",
      "kind": "LinkedField",
      "name": "projections",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "condition",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "position",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "behindEvents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "behindSeconds",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lagMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepEvents",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stepMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "auditedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drift",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "9093d70599b4d322734a360fdf78a996";

export default node;
