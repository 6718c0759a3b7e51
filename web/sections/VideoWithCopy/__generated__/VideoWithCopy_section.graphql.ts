/**
 * @generated SignedSource<<d0258752f6f9fdb5e8ce4de00927eef7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VideoWithCopy_section$data = {
  readonly videoWithCopy: {
    readonly captions: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string;
  };
  readonly " $fragmentType": "VideoWithCopy_section";
};
export type VideoWithCopy_section$key = {
  readonly " $data"?: VideoWithCopy_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"VideoWithCopy_section">;
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
  "name": "VideoWithCopy_section",
  "selections": [
    {
      "alias": "videoWithCopy",
      "args": null,
      "concreteType": "VideoWithCopyOptions",
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
          "name": "html",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "captions",
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
  "type": "VideoWithCopySection",
  "abstractKey": null
};
})();

(node as any).hash = "07fea56ffbb51cd507459509cd282d3f";

export default node;
