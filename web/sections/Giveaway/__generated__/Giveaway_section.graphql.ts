/**
 * @generated SignedSource<<aa1cf8c79378612909ffff414818bd18>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Giveaway_section$data = {
  readonly giveaway: {
    readonly endsOn: string | null | undefined;
    readonly heading: string;
    readonly html: string;
    readonly image: {
      readonly alt: string;
      readonly height: number;
      readonly url: string;
      readonly width: number;
    } | null | undefined;
    readonly rules: string | null | undefined;
  };
  readonly " $fragmentType": "Giveaway_section";
};
export type Giveaway_section$key = {
  readonly " $data"?: Giveaway_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Giveaway_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Giveaway_section",
  "selections": [
    {
      "alias": "giveaway",
      "args": null,
      "concreteType": "GiveawayOptions",
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
          "name": "endsOn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rules",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GiveawaySection",
  "abstractKey": null
};

(node as any).hash = "41bc94e562f65bff6f2ebb726d4008b4";

export default node;
