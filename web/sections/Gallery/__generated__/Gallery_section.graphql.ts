/**
 * @generated SignedSource<<7d57ab9996c54a30efd606e9f01bdea1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Gallery_section$data = {
  readonly gallery: {
    readonly heading: string | null | undefined;
    readonly pictures: ReadonlyArray<{
      readonly caption: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      };
    }>;
  };
  readonly " $fragmentType": "Gallery_section";
};
export type Gallery_section$key = {
  readonly " $data"?: Gallery_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Gallery_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Gallery_section",
  "selections": [
    {
      "alias": "gallery",
      "args": null,
      "concreteType": "GalleryOptions",
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
          "concreteType": "GalleryPicture",
          "kind": "LinkedField",
          "name": "pictures",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "SectionPicture",
              "kind": "LinkedField",
              "name": "image",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "url",
                  "storageKey": null
                },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GallerySection",
  "abstractKey": null
};

(node as any).hash = "267c3bec40d4998ea99452d407817f7e";

export default node;
