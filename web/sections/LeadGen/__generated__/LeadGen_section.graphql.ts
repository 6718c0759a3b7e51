/**
 * @generated SignedSource<<d2deb760d30f8243a9499ec0c0254086>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LeadGen_section$data = {
  readonly leadGen: {
    readonly body: string | null | undefined;
    readonly heading: string;
  };
  readonly " $fragmentType": "LeadGen_section";
};
export type LeadGen_section$key = {
  readonly " $data"?: LeadGen_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"LeadGen_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LeadGen_section",
  "selections": [
    {
      "alias": "leadGen",
      "args": null,
      "concreteType": "LeadGenOptions",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "body",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LeadGenSection",
  "abstractKey": null
};

(node as any).hash = "bfbf2a8bf19834f712e20aa176187e76";

export default node;
