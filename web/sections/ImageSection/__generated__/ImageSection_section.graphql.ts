/**
 * @generated SignedSource<<ea360a4f76b0a573e983fc57d4f71d57>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImageSection_section$data = {
  readonly picture: {
    readonly caption: string | null | undefined;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "ImageSection_section";
};
export type ImageSection_section$key = {
  readonly " $data"?: ImageSection_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImageSection_section">;
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
  "name": "ImageSection_section",
  "selections": [
    {
      "alias": "picture",
      "args": null,
      "concreteType": "ImageSectionOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "caption",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ImageSection",
  "abstractKey": null
};
})();

(node as any).hash = "932dd3982d94947e1a046cb2a6e3da45";

export default node;
