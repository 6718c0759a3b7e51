/**
 * @generated SignedSource<<4b6d13edfeeddfa3e26043ac67393f41>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Feature_section$data = {
  readonly feature: {
    readonly body: string | null | undefined;
    readonly button: string | null | undefined;
    readonly heading: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    };
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "Feature_section";
};
export type Feature_section$key = {
  readonly " $data"?: Feature_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Feature_section">;
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
  "name": "Feature_section",
  "selections": [
    {
      "alias": "feature",
      "args": null,
      "concreteType": "FeatureOptions",
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
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "button",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FeatureSection",
  "abstractKey": null
};
})();

(node as any).hash = "e6bbe8599a236b7c4f2906ec818183f5";

export default node;
