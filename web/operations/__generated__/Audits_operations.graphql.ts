/**
 * @generated SignedSource<<8645aee1c9b04666f3367498e70a010b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AuditState = "DONE" | "FAILED" | "RUNNING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type Audits_operations$data = {
  readonly audits: ReadonlyArray<{
    readonly askedAt: string;
    readonly askedBy: string;
    readonly drift: number | null | undefined;
    readonly error: string | null | undefined;
    readonly finishedAt: string | null | undefined;
    readonly id: string;
    readonly isWhole: boolean;
    readonly projections: ReadonlyArray<string>;
    readonly share: number;
    readonly state: AuditState;
  }>;
  readonly " $fragmentType": "Audits_operations";
};
export type Audits_operations$key = {
  readonly " $data"?: Audits_operations$data;
  readonly " $fragmentSpreads": FragmentRefs<"Audits_operations">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Audits_operations",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Audit",
      "kind": "LinkedField",
      "name": "audits",
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
          "name": "isWhole",
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
          "name": "askedBy",
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
          "name": "share",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "drift",
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

(node as any).hash = "08178aeaac31d4abcf57fa777ac737e3";

export default node;
