/**
 * @generated SignedSource<<143341965a1412a1a6eb5a4c8def7734>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ProjectionCondition = "BEHIND" | "BUILDING" | "LIVE" | "STOPPED";
import type { FragmentRefs } from "relay-runtime";
export type OperationsScreen_operations$data = {
  readonly concerns: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly head: string | null | undefined;
  readonly id: string;
  readonly projections: ReadonlyArray<{
    readonly condition: ProjectionCondition;
  }>;
  readonly series: {
    readonly behind: ReadonlyArray<number>;
    readonly deliveries: ReadonlyArray<number>;
    readonly events: ReadonlyArray<number>;
    readonly every: number;
  };
  readonly stops: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Audits_operations" | "EventLog_operations" | "Kept_operations" | "Processes_operations" | "Projections_operations" | "Replays_operations" | "Stops_operations">;
  readonly " $fragmentType": "OperationsScreen_operations";
};
export type OperationsScreen_operations$key = {
  readonly " $data"?: OperationsScreen_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"OperationsScreen_operations">;
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
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OperationsScreen_operations",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "head",
      "storageKey": null
    },
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
          "name": "condition",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectionStop",
      "kind": "LinkedField",
      "name": "stops",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Concern",
      "kind": "LinkedField",
      "name": "concerns",
      "plural": true,
      "selections": (v1/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperationsSeries",
      "kind": "LinkedField",
      "name": "series",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "every",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "events",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deliveries",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "behind",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EventLog_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Projections_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Stops_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Replays_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Kept_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Audits_operations"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Processes_operations"
    }
  ],
  "type": "Operations",
  "abstractKey": null
};
})();

(node as any).hash = "0ef35a8df231db2818d522e5b553435e";

export default node;
