/**
 * @generated SignedSource<<0e00f6225ca6803b3a57a2a8cf2d1cab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Poll_section$data = {
  readonly poll: {
    readonly choices: ReadonlyArray<string>;
    readonly legacyPollId: string | null | undefined;
    readonly question: string;
  };
  readonly " $fragmentType": "Poll_section";
};
export type Poll_section$key = {
  readonly " $data"?: Poll_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Poll_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Poll_section",
  "selections": [
    {
      "alias": "poll",
      "args": null,
      "concreteType": "PollOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "choices",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "legacyPollId",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PollSection",
  "abstractKey": null
};

(node as any).hash = "a111912accdbd30232d1c4dbccc03f3c";

export default node;
