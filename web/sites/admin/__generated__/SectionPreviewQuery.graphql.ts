/**
 * @generated SignedSource<<4d3e8f2aeeb0ad1831e4984ca21a9925>>
 * @relayHash 09aff02b79f948ef15eada9e980ab867
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5d2f4e618641da92c6560e969017a93580c32749b7d66171576e7a096dd4ec3d

import type { ConcreteRequest } from 'relay-runtime';
export type SectionPreviewQuery$variables = {
  sections: unknown;
};
export type SectionPreviewQuery$data = {
  readonly sectionsPreview: unknown;
};
export type SectionPreviewQuery = {
  response: SectionPreviewQuery$data;
  variables: SectionPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sections"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "sections",
        "variableName": "sections"
      }
    ],
    "kind": "ScalarField",
    "name": "sectionsPreview",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SectionPreviewQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SectionPreviewQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5d2f4e618641da92c6560e969017a93580c32749b7d66171576e7a096dd4ec3d",
    "metadata": {},
    "name": "SectionPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1c031d2605500d1e4f55ba17a95ab1b1";

export default node;
