/**
 * @generated SignedSource<<3177baf8e3ee5da5ceaefb1894af8980>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostTeaser_section$data = {
  readonly teaser: {
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
  };
  readonly " $fragmentType": "PostTeaser_section";
};
export type PostTeaser_section$key = {
  readonly " $data"?: PostTeaser_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostTeaser_section">;
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
  "name": "PostTeaser_section",
  "selections": [
    {
      "alias": "teaser",
      "args": null,
      "concreteType": "PostTeaserOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
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
  "type": "PostTeaserSection",
  "abstractKey": null
};
})();

(node as any).hash = "6e6a628ab0390777f5f6204baa15fcb5";

export default node;
