/**
 * @generated SignedSource<<63b008764f8d478d9700540b12670cc8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useMenu_site$data = {
  readonly menu: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly items: ReadonlyArray<{
        readonly items: ReadonlyArray<{
          readonly items: ReadonlyArray<{
            readonly menuId: string;
            readonly title: string;
            readonly url: string;
          }>;
          readonly menuId: string;
          readonly title: string;
          readonly url: string;
        }>;
        readonly menuId: string;
        readonly title: string;
        readonly url: string;
      }>;
      readonly menuId: string;
      readonly title: string;
      readonly url: string;
    }>;
    readonly menuId: string;
    readonly title: string;
    readonly url: string;
  }>;
  readonly " $fragmentType": "useMenu_site";
};
export type useMenu_site$key = {
  readonly " $data"?: useMenu_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"useMenu_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "menuId",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
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
  "name": "useMenu_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuItem",
      "kind": "LinkedField",
      "name": "menu",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "MenuItem",
          "kind": "LinkedField",
          "name": "items",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "MenuItem",
              "kind": "LinkedField",
              "name": "items",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MenuItem",
                  "kind": "LinkedField",
                  "name": "items",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/),
                    (v2/*:: as any*/),
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MenuItem",
                      "kind": "LinkedField",
                      "name": "items",
                      "plural": true,
                      "selections": [
                        (v0/*:: as any*/),
                        (v1/*:: as any*/),
                        (v2/*:: as any*/)
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "72023b0fa3ca4a582a334fb18cebacc6";

export default node;
