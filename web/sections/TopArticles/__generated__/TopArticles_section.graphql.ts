/**
 * @generated SignedSource<<0c989f7a270f5954a2c52982d9d82043>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TopArticles_section$data = {
  readonly topArticles: {
    readonly articles: ReadonlyArray<{
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
    readonly heading: string;
  };
  readonly " $fragmentType": "TopArticles_section";
};
export type TopArticles_section$key = {
  readonly " $data"?: TopArticles_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"TopArticles_section">;
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
  "name": "TopArticles_section",
  "selections": [
    {
      "alias": "topArticles",
      "args": null,
      "concreteType": "TopArticlesOptions",
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
          "name": "articles",
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
  "type": "TopArticlesSection",
  "abstractKey": null
};
})();

(node as any).hash = "8c24d127c8fe9f115cd66f07c85f7123";

export default node;
