/**
 * @generated SignedSource<<6c16ddd08fafe6b9d27187859eb33cb8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Stops_operations$data = {
  readonly stops: ReadonlyArray<{
    readonly error: string;
    readonly eventId: string;
    readonly eventType: string;
    readonly id: string;
    readonly position: string;
    readonly schema: string;
    readonly since: string;
    readonly stream: string;
    readonly tries: number;
  }>;
  readonly " $fragmentType": "Stops_operations";
};
export type Stops_operations$key = {
  readonly " $data"?: Stops_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Stops_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Stops_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProjectionStop",
      "kind": "LinkedField",
      "name": "stops",
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
          "name": "schema",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stream",
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
          "name": "error",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tries",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};

(node as any).hash = "b5d11645509443154e9b14dfe77bb954";

export default node;
