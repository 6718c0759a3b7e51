/**
 * @generated SignedSource<<8819c0960521393cc94b4043d47e4df8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Columns_section$data = {
  readonly layout: {
    readonly columns: ReadonlyArray<{
      readonly heading: string | null | undefined;
      readonly html: string;
    }>;
  };
  readonly " $fragmentType": "Columns_section";
};
export type Columns_section$key = {
  readonly " $data"?: Columns_section$data;
  readonly " $fragmentSpreads": FragmentRefs<"Columns_section">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Columns_section",
  "selections": [
    {
      "alias": "layout",
      "args": null,
      "concreteType": "ColumnsOptions",
      "kind": "LinkedField",
      "name": "options",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SectionColumn",
          "kind": "LinkedField",
          "name": "columns",
          "plural": true,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ColumnsSection",
  "abstractKey": null
};

(node as any).hash = "4ee237ca33c86e25fcf5489ac970f450";

export default node;
