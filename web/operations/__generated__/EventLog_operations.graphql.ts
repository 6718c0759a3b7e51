/**
 * @generated SignedSource<<160414ecdcd0c4d45e6164fd20e142e1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EventLog_operations$data = {
  readonly concerns: ReadonlyArray<{
    readonly id: string;
    readonly sentence: string;
  }>;
  readonly logServers: ReadonlyArray<{
    readonly availableBytes: number | null | undefined;
    readonly checkFinishedAt: string | null | undefined;
    readonly checkStartedAt: string | null | undefined;
    readonly damage: ReadonlyArray<{
      readonly foundAt: string;
      readonly id: string;
      readonly position: string | null | undefined;
      readonly what: string;
    }>;
    readonly id: string;
    readonly isChecked: boolean;
    readonly totalBytes: number | null | undefined;
  }>;
  readonly " $fragmentType": "EventLog_operations";
};
export type EventLog_operations$key = {
  readonly " $data"?: EventLog_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"EventLog_operations">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EventLog_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Concern",
      "kind": "LinkedField",
      "name": "concerns",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogServer",
      "kind": "LinkedField",
      "name": "logServers",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "availableBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalBytes",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChecked",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkStartedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "checkFinishedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LogDamage",
          "kind": "LinkedField",
          "name": "damage",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
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
              "name": "what",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "foundAt",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Operations",
  "abstractKey": null
};
})();

(node as any).hash = "c93ed6fc28469110fba36ff4a7b5ef4a";

export default node;
