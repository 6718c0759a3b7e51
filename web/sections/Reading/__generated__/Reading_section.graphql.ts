/**
 * @generated SignedSource<<6792859939117f489dceb07548b56826>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Reading_section$data = {
  readonly reading: {
    readonly heading: string;
    readonly items: ReadonlyArray<{
      readonly body: string | null | undefined;
      readonly image: {
        readonly alt: string;
        readonly height: number;
        readonly url: string;
        readonly width: number;
      } | null | undefined;
      readonly label: string | null | undefined;
      readonly title: string;
      readonly url: string;
    }>;
  };
  readonly " $fragmentType": "Reading_section";
};
export type Reading_section$key = {
  readonly " $data"?: Reading_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Reading_section">;
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
  "name": "Reading_section",
  "selections": [
    {
      "alias": "reading",
      "args": null,
      "concreteType": "ReadingOptions",
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
          "concreteType": "SectionItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "title",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "body",
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ReadingSection",
  "abstractKey": null
};
})();

(node as any).hash = "e4fc124127212d574b9849a572d4b8af";

export default node;
