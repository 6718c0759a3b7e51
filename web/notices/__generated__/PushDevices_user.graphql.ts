/**
 * @generated SignedSource<<4e9ccdc1df37e54f0fcd2b55a0296f4e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PushDevices_user$data = {
  readonly pushDevices: ReadonlyArray<{
    readonly id: string;
    readonly isCurrent: boolean;
    readonly name: string;
    readonly site: {
      readonly id: string;
      readonly name: string;
    } | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "PushDevices_user";
};
export type PushDevices_user$key = {
  readonly " $data"?: PushDevices_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PushDevices_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PushDevices_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PushDevice",
      "kind": "LinkedField",
      "name": "pushDevices",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isCurrent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Site",
          "kind": "LinkedField",
          "name": "site",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "18b3d0fc5ddb5c2d3960e10f1ff0e9ed";

export default node;
