/**
 * @generated SignedSource<<295abab381181a0f3c36b300026773ba>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ThreadSection_section$data = {
  readonly list: {
    readonly heading: string;
  };
  readonly threads: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"ThreadTeaser_thread">;
  }>;
  readonly " $fragmentType": "ThreadSection_section";
};
export type ThreadSection_section$key = {
  readonly " $data"?: ThreadSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ThreadSection_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ThreadSection_section",
  "selections": [
    {
      "alias": "list",
      "args": null,
      "concreteType": "ThreadSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "heading",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Thread",
      "kind": "LinkedField",
      "name": "threads",
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "ThreadTeaser_thread"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ThreadSection",
  "abstractKey": null
};

(node as any).hash = "0449c061a1aba749db76d585aafa2913";

export default node;
