/**
 * @generated SignedSource<<4f43c8dfce28ef732410b500f1ed35dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForumDriver_section$data = {
  readonly driver: {
    readonly body: string | null | undefined;
    readonly button: string;
    readonly heading: string;
    readonly url: string;
  };
  readonly " $fragmentType": "ForumDriver_section";
};
export type ForumDriver_section$key = {
  readonly " $data"?: ForumDriver_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForumDriver_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForumDriver_section",
  "selections": [
    {
      "alias": "driver",
      "args": null,
      "concreteType": "ForumDriverOptions",
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
          "kind": "ScalarField",
          "name": "button",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ForumDriverSection",
  "abstractKey": null
};

(node as any).hash = "de8db90cbdae9b00af31cff913d91d66";

export default node;
