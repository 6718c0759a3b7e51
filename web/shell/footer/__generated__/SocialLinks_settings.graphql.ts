/**
 * @generated SignedSource<<41ac35d0585cfbdbbe70aeb6dc55a86d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SocialLinks_settings$data = {
  readonly social: ReadonlyArray<{
    readonly platform: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "SocialLinks_settings";
};
export type SocialLinks_settings$key = {
  readonly " $data"?: SocialLinks_settings$data;
  readonly " $fragmentSpreads": FragmentRefs<"SocialLinks_settings">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SocialLinks_settings",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SocialLink",
      "kind": "LinkedField",
      "name": "social",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "platform",
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
  "type": "SiteSettings",
  "abstractKey": null
};

(node as any).hash = "0c1601c35665b73b2e52f7b2745200f7";

export default node;
