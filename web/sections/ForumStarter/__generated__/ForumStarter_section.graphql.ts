/**
 * @generated SignedSource<<061ef53febad98826ecfa61d7d063437>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ForumStarter_section$data = {
  readonly forumStarter: {
    readonly body: string | null | undefined;
    readonly button: string;
    readonly category: string | null | undefined;
    readonly heading: string;
  };
  readonly " $fragmentType": "ForumStarter_section";
};
export type ForumStarter_section$key = {
  readonly " $data"?: ForumStarter_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"ForumStarter_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ForumStarter_section",
  "selections": [
    {
      "alias": "forumStarter",
      "args": null,
      "concreteType": "ForumStarterOptions",
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
          "name": "category",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ForumStarterSection",
  "abstractKey": null
};

(node as any).hash = "ad236175175aae94ce508a9f11f6a3be";

export default node;
