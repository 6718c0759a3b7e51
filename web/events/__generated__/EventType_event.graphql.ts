/**
 * @generated SignedSource<<066a001690bcad1f2f6f0040835157d2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventType_event$data = {
  readonly emittedBy: ReadonlyArray<{
    readonly command: string;
    readonly decider: string;
  }>;
  readonly name: string;
  readonly projectedBy: ReadonlyArray<string>;
  readonly versions: ReadonlyArray<{
    readonly fields: ReadonlyArray<{
      readonly name: string;
      readonly subject: string | null | undefined;
      readonly type: string;
    }>;
    readonly version: number;
  }>;
  readonly " $fragmentType": "EventType_event";
};
export type EventType_event$key = {
  readonly " $data"?: EventType_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventType_event">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventType_event",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "EventVersion",
      "kind": "LinkedField",
      "name": "versions",
      "plural": true,
      "selections": [
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
          "concreteType": "EventField",
          "kind": "LinkedField",
          "name": "fields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "subject",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "EventEmitter",
      "kind": "LinkedField",
      "name": "emittedBy",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decider",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "command",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "projectedBy",
      "storageKey": null
    }
  ],
  "type": "EventType",
  "abstractKey": null
};
})();

(node as any).hash = "63bdac94afa01eb0736c127ed16225b8";

export default node;
