/**
 * @generated SignedSource<<f67512237fce34b724a4707aeede97b8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdSlot_section$data = {
  readonly adSlot: {
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly size: string;
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "AdSlot_section";
};
export type AdSlot_section$key = {
  readonly " $data"?: AdSlot_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdSlot_section">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdSlot_section",
  "selections": [
    {
      "alias": "adSlot",
      "args": null,
      "concreteType": "AdSlotOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "size",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionPicture",
          "kind": "LinkedField",
          "name": "image",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "alt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "width",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "height",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "AdSlotSection",
  "abstractKey": null
};
})();

(node as any).hash = "a6f139dfeb58fa5d9c6a907eb4876ff2";

export default node;
