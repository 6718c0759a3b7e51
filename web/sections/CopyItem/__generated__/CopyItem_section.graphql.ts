/**
 * @generated SignedSource<<2f13c27a5352cf7e9bf72333c45d2f13>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CopyItem_section$data = {
  readonly copy: {
    readonly button: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly url: string | null | undefined;
  };
  readonly " $fragmentType": "CopyItem_section";
};
export type CopyItem_section$key = {
  readonly " $data"?: CopyItem_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"CopyItem_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CopyItem_section",
  "selections": [
    {
      "alias": "copy",
      "args": null,
      "concreteType": "CopyItemOptions",
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
          "name": "button",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CopyItemSection",
  "abstractKey": null
};

(node as any).hash = "ea235a7bf0630a85a9b2a6d696b5d8fd";

export default node;
