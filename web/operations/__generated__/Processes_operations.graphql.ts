/**
 * @generated SignedSource<<3852f293f28eadc48e7208a5c21a9fe2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Processes_operations$data = {
  readonly processes: ReadonlyArray<{
    readonly host: string;
    readonly id: string;
    readonly kind: string;
    readonly loopLagMs: number;
    readonly memory: number;
    readonly pid: number;
    readonly sockets: number;
    readonly startedAt: string;
    readonly subscriptions: number;
  }>;
  readonly " $fragmentType": "Processes_operations";
};
export type Processes_operations$key = {
  readonly " $data"?: Processes_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Processes_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Processes_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Process",
      "kind": "LinkedField",
      "name": "processes",
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "host",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "startedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memory",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "loopLagMs",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sockets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subscriptions",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "8b5889a998d5b585cf124c0c77f08718";

export default node;
