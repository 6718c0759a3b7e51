/**
 * @generated SignedSource<<af03bee49f90391893566205293e6c7d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HTML_section$data = {
  readonly text: {
    readonly html: string;
  };
  readonly " $fragmentType": "HTML_section";
};
export type HTML_section$key = {
  readonly " $data"?: HTML_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"HTML_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HTML_section",
  "selections": [
    {
      "alias": "text",
      "args": null,
      "concreteType": "HTMLOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "html",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HTMLSection",
  "abstractKey": null
};

(node as any).hash = "45ed3d8d86e21f0aa5a3bed746504589";

export default node;
