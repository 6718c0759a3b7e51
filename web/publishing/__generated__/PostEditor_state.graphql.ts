/**
 * @generated SignedSource<<3a73fc11fc69a45caf473fc958daa113>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PostState = "BINNED" | "DRAFT" | "PUBLISHED" | "SCHEDULED" | "SUBMITTED" | "UNPUBLISHED";
import type { FragmentRefs } from "relay-runtime";
export type PostEditor_state$data = {
  readonly state: PostState;
  readonly viewerCan: {
    readonly revise: boolean;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PostState_manuscript" | "useActions_manuscript">;
  readonly " $fragmentType": "PostEditor_state";
};
export type PostEditor_state$key = {
  readonly " $data"?: PostEditor_state$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostEditor_state">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostEditor_state",
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
      "concreteType": "PostActions",
      "kind": "LinkedField",
      "name": "viewerCan",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "revise",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PostState_manuscript"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useActions_manuscript"
    }
  ],
  "type": "Manuscript",
  "abstractKey": null
};

(node as any).hash = "091f54e94fdaf77a4cb55a642ae6fe2e";

export default node;
