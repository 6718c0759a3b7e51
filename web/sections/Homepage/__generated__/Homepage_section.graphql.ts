/**
 * @generated SignedSource<<6ef987b5d7775a9d33d80e3020fa39b6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Homepage_section$data = {
  readonly homepage: {
    readonly blocks: ReadonlyArray<{
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
    readonly heading: string | null | undefined;
  };
  readonly " $fragmentType": "Homepage_section";
};
export type Homepage_section$key = {
  readonly " $data"?: Homepage_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Homepage_section">;
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
  "name": "Homepage_section",
  "selections": [
    {
      "alias": "homepage",
      "args": null,
      "concreteType": "HomepageOptions",
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
          "name": "blocks",
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
  "type": "HomepageSection",
  "abstractKey": null
};
})();

(node as any).hash = "b58c5faffb05211e8844addfe81e308c";

export default node;
